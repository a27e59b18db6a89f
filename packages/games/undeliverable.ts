/** The post will never take this letter: its recipient's address is refused. Whoever sent it should not try again. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
