import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes, Check, Condition, Plain, Row } from './table.ts';

export type Item = Record<string, AttributeValue>;

const attributeOf = (plain: Plain): AttributeValue => (typeof plain === 'number' ? { N: String(plain) } : { S: plain });

/** A row as DynamoDB wants it. */
export const item = (row: Attributes): Item =>
  Object.fromEntries(Object.entries(row).map(([name, plain]) => [name, attributeOf(plain)]));

/** A row as DynamoDB gives it; Views holds texts and numbers only. */
export function rowOf(stored: Item): Row {
  const row: Record<string, Plain> = {};
  for (const [name, value] of Object.entries(stored)) {
    if (value.S !== undefined) row[name] = value.S;
    else if (value.N !== undefined) row[name] = Number(value.N);
  }
  return { ...row, pk: stored.pk?.S ?? '', sk: stored.sk?.S ?? '' };
}

/** Attribute names go in through placeholders always: many plain words (name, state, zone) are reserved. */
export const names = (...attributes: readonly string[]): Record<string, string> =>
  Object.fromEntries(attributes.map((name) => [`#${name}`, name]));

/** The parts of a request that say a condition; none if anything goes. */
export function expressionOf(condition: Condition): {
  expression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
} {
  if (!condition.length) return {};
  const values: Item = {};
  const parts = condition.map((check, i) => {
    if ('to' in check) values[`:to${i}`] = attributeOf(check.to);
    return partOf(check, i);
  });
  return {
    expression: parts.join(' AND '),
    ExpressionAttributeNames: names(...condition.map((check) => check.attribute)),
    ...(Object.keys(values).length ? { ExpressionAttributeValues: values } : {}),
  };
}

function partOf(check: Check, i: number): string {
  const name = `#${check.attribute}`;
  switch (check.is) {
    case 'absent':
      return `attribute_not_exists(${name})`;
    case 'present':
      return `attribute_exists(${name})`;
    default: {
      const comparison = `${name} ${check.is} :to${i}`;
      return check.orAbsent ? `(attribute_not_exists(${name}) OR ${comparison})` : comparison;
    }
  }
}
