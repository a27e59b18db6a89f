import type { Planned } from './mocks';
import { actionsOn, functionsOf } from './plan';

const write = (line = '') => process.stdout.write(`${line}\n`);
const plain = (actions: readonly string[]) => actions.map((action) => action.split(':')[1]).join(' ') || '-';

/** Resources and permissions, for people. */
export function printTable(planned: readonly Planned[]): void {
  write('\nFunctions, with what each may do');
  for (const one of functionsOf(planned)) {
    const { inputs } = one;
    write(
      `\n  ${one.name}: ${inputs.runtime} ${inputs.architectures}, ${inputs.memorySize} MB, ${inputs.timeout} s, logs ${one.logDays} days`,
    );
    write(`    Events   ${plain(actionsOn(one, ':EventsTable'))}`);
    write(`    Views    ${plain(actionsOn(one, ':ViewsTable'))}`);
    for (const { actions, resources, conditions } of one.statements) {
      if (resources.every((resource) => /:(Events|Views)Table$/.test(resource))) continue;
      const only = (conditions ?? [])
        .map(({ variable, values }) => ` only ${variable} = ${values.join(', ')}`)
        .join('');
      write(`    ${resources.map((resource) => resource.split(':').slice(-1)).join(' ')}   ${plain(actions)}${only}`);
    }
    write(`    environment ${Object.keys(inputs.environment.variables).join(' ')}`);
  }
  write('\nResources');
  const types = new Map<string, string[]>();
  for (const { type, name } of planned) if (/^aws:/.test(type)) types.set(type, [...(types.get(type) ?? []), name]);
  for (const [type, names] of [...types].sort())
    write(`  ${type.replace(/^aws:|\/\w+(?=:)/g, '').padEnd(44)} ${names.join(' ')}`);
}
