/**
 * The test that a checked condition becomes.
 *
 * The matching is sift's (17.1.4: 3 KB gzip with these operators, mingo 7.2.6 needs 9.6 KB; both are maintained; sift also
 * takes operators of one's own and `$not` around a whole condition). Only the operators listed here are handed to it, so its
 * `$where`, which evaluates strings, is not even bundled.
 */
import {
  $and,
  $eq,
  $exists,
  $in,
  $ne,
  $nin,
  $not,
  $or,
  $regex,
  createEqualsOperation,
  createQueryTester,
} from 'sift';
import { compareText, type Scalar } from './condition';

type Test = (value: unknown, key: unknown, owner: unknown) => boolean;
type Make = typeof createEqualsOperation;

/** An operator that matches where a value, or an element of a list, passes. */
const operator =
  <O>(test: (operand: O) => Test): Make =>
  (operand: O, query, options) =>
    createEqualsOperation(test(operand), query, options);

const comparing = (passes: (order: number) => boolean): Make =>
  operator((operand: string | number) => (value) => {
    if (typeof value === 'string' && typeof operand === 'string') return passes(compareText(value, operand));
    if (typeof value === 'number' && typeof operand === 'number') return passes(value - operand);
    return false;
  });

// sift shows an operator the elements of a list first, then the list; here only the list counts.
const containing = (all: boolean): Make =>
  operator((operands: Scalar[]) => (value, _key, owner) => {
    if (Array.isArray(owner)) return false;
    const has = (part: Scalar) =>
      typeof value === 'string'
        ? typeof part === 'string' && value.includes(part)
        : Array.isArray(value) && value.includes(part);
    return all ? operands.every(has) : operands.some(has);
  });

const operations = {
  $eq,
  $ne,
  $in,
  $nin,
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $contains: containing(true),
  $containsAny: containing(false),
  $regex,
  $and,
  $or,
  $not,
  $exists,
};

/** The test of a checked condition. */
export function tester(condition: Record<string, unknown>): (document: object) => boolean {
  const test = createQueryTester<object, Record<string, unknown>>(condition, { operations });
  return (document) => test(document);
}
