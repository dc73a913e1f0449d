/** Values written in MDX: attributes and expressions that can be read without running code. Pure. */

export interface Expression {
  type: string;
  value?: unknown;
  name?: string;
  operator?: string;
  argument?: Expression;
  elements?: (Expression | null)[];
  properties?: { type: string; computed?: boolean; key: Expression; value: Expression }[];
  quasis?: { value: { cooked?: string | null } }[];
  expressions?: Expression[];
}

export class NotStatic extends Error {}

function entry({ type, computed, key, value }: NonNullable<Expression['properties']>[number]) {
  const name = key.type === 'Identifier' && !computed ? key.name : key.value;
  if (type !== 'Property' || computed || (typeof name !== 'string' && typeof name !== 'number')) {
    throw new NotStatic();
  }
  return [String(name), staticValue(value)] as const;
}

/** The value of a literal, list or record. @throws NotStatic for everything that needs to be run */
export function staticValue(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      if (expression.expressions?.length) throw new NotStatic();
      return expression.quasis?.map((q) => q.value.cooked ?? '').join('');
    case 'UnaryExpression': {
      const value = expression.argument && staticValue(expression.argument);
      if (expression.operator !== '-' || typeof value !== 'number') throw new NotStatic();
      return -value;
    }
    case 'ArrayExpression':
      return (expression.elements ?? []).map((e) => {
        if (!e) throw new NotStatic();
        return staticValue(e);
      });
    case 'ObjectExpression':
      return Object.fromEntries((expression.properties ?? []).map(entry));
    default:
      throw new NotStatic();
  }
}
