import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item } from './expressions.ts';

/** No item of DynamoDB is larger. */
export const MAX_ITEM_BYTES = 400 * 1024;

/** Size of an item as DynamoDB counts it: names and values as UTF-8, 3 bytes for a list or map and 1 for each of its members. */
export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  // At most 38 digits, two to a byte, and one byte for the exponent.
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value.B !== undefined) return value.B.length;
  if (value.L !== undefined) return value.L.reduce((sum, one) => sum + 1 + valueBytes(one), 3);
  if (value.M !== undefined) return itemBytes(value.M) + Object.keys(value.M).length + 3;
  return 1;
}
