/** What the bytes 0x80 to 0x9F mean in Windows-1252 (WHATWG Encoding, index-windows-1252); five of them mean nothing. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Mail labelled Latin-1 is Windows-1252 in truth, and many releases of Node since 20.18.3 leave its quotes and dashes as control characters
 * (nodejs/node#56542). No mail program sends those on purpose.
 */
export const mendControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) => SIGNS[control.charCodeAt(0) - 0x80] ?? control);
