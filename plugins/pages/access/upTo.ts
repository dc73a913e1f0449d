import commit from '@generated/html/default/commit.json';
import { dateWords, newestRelease, periodWords } from 'rental-data';
import catalogue from './catalogue';

const { day } = commit;
const { period } = newestRelease(catalogue, 'monthly');

export default `資料截至${periodWords(period)}。${day === null ? '' : `網站更新於<time class="num" datetime="${day}">${dateWords(day)}</time>。`}`;
