import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from './childServer.ts';
import { contract } from './contract.ts';
import { networkBackend } from './contractBackends.ts';

// Amazon's own look-alike is not ours to ship and needs Java: it is asked for with CONSIGLIERE_DYNAMODB_LOCAL=1, and
// DYNAMODB_LOCAL_JAR says where DynamoDBLocal.jar lies.
const wanted = process.env.CONSIGLIERE_DYNAMODB_LOCAL === '1';
const jar = process.env.DYNAMODB_LOCAL_JAR ?? '';

test('DynamoDB Local is tested when it is asked for and there', () => {
  expect(wanted && !existsSync(jar) ? `no file at DYNAMODB_LOCAL_JAR="${jar}"` : 'fine').toBe('fine');
});

if (wanted && existsSync(jar)) {
  const libraries = `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`;
  const args = (port: number) => [libraries, '-jar', jar, '-inMemory', '-disableTelemetry', '-port', String(port)];
  contract(networkBackend('DynamoDB Local', () => startChild({ command: 'java', args })));
}
