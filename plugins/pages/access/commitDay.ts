import commit from '@generated/html/default/commit.json';

/** Day of the commit that was built, as an ISO date; null without a Git history. */
export default commit.day;
