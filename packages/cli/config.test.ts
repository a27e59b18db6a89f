import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      data: '.data',
      smtpPort: 2525,
      baseUrl: null,
      playDomain: 'play.localhost',
      mail: {},
      keys: null,
      pushKeys: null,
      tables: { events: 'consigliere-events', views: 'consigliere-views' },
      dynamoEndpoint: null,
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', CONSIGLIERE_URL: '' })).toEqual(readConfig({}));
  });

  test('makes the reply domain out of the address, unless that is in figures', () => {
    expect(readConfig({ CONSIGLIERE_URL: 'https://mob.example/' })).toMatchObject({
      baseUrl: 'https://mob.example',
      playDomain: 'play.mob.example',
    });
    expect(readConfig({ CONSIGLIERE_URL: 'http://192.168.0.7:3000' }).playDomain).toBe('play.localhost');
    expect(readConfig({ CONSIGLIERE_PLAY_DOMAIN: 'p.example' }).playDomain).toBe('p.example');
  });

  test.each([
    [{ PORT: '70000' }, 'PORT is a port number from 0 (any free one) to 65535. Now it is "70000".'],
    [{ CONSIGLIERE_SMTP_PORT: 'smtp' }, 'CONSIGLIERE_SMTP_PORT is a port number'],
    [{ CONSIGLIERE_URL: 'mob.example' }, 'CONSIGLIERE_URL is the address people reach this server at'],
    [{ CONSIGLIERE_SMTP_URL: 'http://x' }, 'CONSIGLIERE_SMTP_URL is a mail server'],
    [{ CONSIGLIERE_EVENTS_TABLE: 'e' }, 'CONSIGLIERE_EVENTS_TABLE has at least 3 characters'],
    [{ CONSIGLIERE_SMTP_URL: 'smtp://x', CONSIGLIERE_SES_REGION: 'eu-west-1' }, 'mail goes one way only'],
  ])('refuses %j in a sentence', (env, say) => {
    expect(() => readConfig(env)).toThrow(say);
  });
});
