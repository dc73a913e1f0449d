/** Values written in MDX: attributes and expressions that can be read without running code. */
import type { Attribute, Expression, Program } from './nodes';

class NotStatic extends Error {}

function entry({ type, computed, key, value }: NonNullable<Expression['properties']>[number]) {
  const name = key.type === 'Identifier' && !computed ? key.name : key.value;
  if (type !== 'Property' || computed || (typeof name !== 'string' && typeof name !== 'number')) {
    throw new NotStatic();
  }
  return [String(name), evaluate(value)] as const;
}

/** The value of a literal, list or record. @throws NotStatic for everything that needs to be run */
function evaluate(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      if (expression.expressions?.length) throw new NotStatic();
      return expression.quasis?.map((q) => q.value.cooked ?? '').join('');
    case 'UnaryExpression': {
      const value = expression.argument && evaluate(expression.argument);
      if (expression.operator !== '-' || typeof value !== 'number') throw new NotStatic();
      return -value;
    }
    case 'ArrayExpression':
      return (expression.elements ?? []).map((e) => {
        if (!e) throw new NotStatic();
        return evaluate(e);
      });
    case 'ObjectExpression':
      return Object.fromEntries((expression.properties ?? []).map(entry));
    default:
      throw new NotStatic();
  }
}

/** What stands in braces; undefined where only running it would tell. */
export function staticValue(program: Program | undefined): unknown {
  try {
    const expression = program?.body[0]?.expression;
    return expression && evaluate(expression);
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error;
    return undefined;
  }
}

/** The value of an attribute: true where it stands alone, undefined where only running it would tell. */
export function attributeValue({ value }: Attribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : staticValue(value.data?.estree);
}
