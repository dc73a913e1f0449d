/** Figures as a table that can be pasted into a note. */
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';

/**
 * @typedef {object} Table
 * @property {string} title
 * @property {string} note how it was measured
 * @property {Record<string, string | number>[]} rows
 */

/** @param {readonly number[]} values @returns {number} NaN when there are none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** @param {Table} table */
export function toMarkdown({ title, note, rows }) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (/** @type {readonly unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(names),
    line(names.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
    '',
  ].join('\n');
}

/** The machine that measured, and its load. */
export function machine() {
  const gib = (totalmem() / 2 ** 30).toFixed(0);
  const load = loadavg()[0]?.toFixed(1);
  return `Node ${process.versions.node}、${availableParallelism()}核心（${cpus()[0]?.model ?? '未知'}）、${gib} GiB，開始時的負載${load}。`;
}
