import type { Letter } from '#games/ports.ts';

/** A letter about nothing in particular, with everything a letter can have. */
export const someLetter = (key = 'g/4/0/turn/mail'): Letter => ({
  key,
  to: 'anna@example.org',
  from: 'Consigliere <consigliere@play.consigliere.test>',
  replyTo: 'play+abc.4@play.consigliere.test',
  subject: '[Midland Nights 🎲] your bid for round 1',
  headers: { 'Auto-Submitted': 'auto-generated', References: '<g.0@play.consigliere.test>' },
  text: 'Grüße\n',
  html: '<p>Grüße <img src="cid:board@x" alt="The board"></p>',
  pictures: [{ cid: 'board@x', filename: 'board.png', png: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }],
});
