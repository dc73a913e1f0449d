/** Table Schema v2 (datapackage.org) of the CSV of rents. */
import { COMPARABLE, FEWEST_ROWS, PROPERTY_TYPES, STATISTICS_HEADER } from '../statistics/rule';

type Key = (typeof STATISTICS_HEADER)[number];
interface Field {
  type: 'string' | 'integer' | 'number' | 'yearmonth';
  title: string;
  description: string;
  constraints?: { required?: true; enum?: readonly (string | number)[]; pattern?: string; minimum?: number };
}

const quartile = (rent: string, which: string, type: Field['type']): Field => ({
  type,
  title: `${rent}的${which}`,
  description: `單位是元；不到${String(FEWEST_ROWS)}列是空的`,
  constraints: { minimum: 0 },
});
const rent = (which: string): Field => quartile('月租金', which, 'integer');
const perPing = (which: string): Field => quartile('每坪租金', which, 'number');
const [FIRST, MEDIAN, THIRD] = ['第1四分位數', '中位數', '第3四分位數'] as const;

const FIELDS: Record<Key, Field> = {
  period: {
    type: 'yearmonth',
    title: '期別',
    description: '月份，例如2024-03',
    constraints: { required: true },
  },
  comparable: {
    type: 'string',
    title: '能不能和其他期別比較',
    description: 'yes可以、partial可以但列數有缺漏、alone不可以；請勿使用的期別沒有任何一列',
    constraints: { required: true, enum: COMPARABLE },
  },
  county: {
    type: 'string',
    title: '縣市的官方代碼',
    description: '內政部的5位代碼；全台是空的',
    constraints: { pattern: String.raw`\d{5}` },
  },
  county_name: { type: 'string', title: '縣市', description: '全台是空的' },
  district: {
    type: 'string',
    title: '鄉鎮市區的官方代碼',
    description: '內政部的8位代碼，前5位是縣市；全台與縣市是空的',
    constraints: { pattern: String.raw`\d{8}` },
  },
  district_name: { type: 'string', title: '鄉鎮市區', description: '不含縣市；全台與縣市是空的' },
  property_type: {
    type: 'integer',
    title: '物件類型',
    description: '代碼，和資料檔相同',
    constraints: { required: true, enum: PROPERTY_TYPES },
  },
  n: {
    type: 'integer',
    title: '列數',
    description: '有月租金的列；一列是一戶',
    constraints: { required: true, minimum: 1 },
  },
  rent_q1: rent(FIRST),
  rent_median: rent(MEDIAN),
  rent_q3: rent(THIRD),
  per_ping_n: {
    type: 'integer',
    title: '每坪租金的列數',
    description: '有月租金、坪數也大於0的列',
    constraints: { required: true, minimum: 0 },
  },
  per_ping_q1: perPing(FIRST),
  per_ping_median: perPing(MEDIAN),
  per_ping_q3: perPing(THIRD),
  rule: {
    type: 'integer',
    title: '規則的版本',
    description: '算法有任何改變就加1，所有期別重算',
    constraints: { required: true, minimum: 1 },
  },
};

/** With the labels of the property types. @param labels by code */
export const toRentsTableSchema = (types: readonly { code: number; label: string }[]) => ({
  $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
  fields: STATISTICS_HEADER.map((name) => ({
    name,
    ...FIELDS[name],
    ...(name === 'property_type' && {
      categories: types.map(({ code, label }) => ({ value: code, label })),
    }),
  })),
  missingValues: [''],
  primaryKey: ['period', 'county', 'district', 'property_type'],
});
