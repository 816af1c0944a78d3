const jobs = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`;

/** §28: of the dashboard and of the page of earnings. */
export const words = {
  /** On the dashboard, to the page with all of it. */
  all: 'All earnings',
  jobs,
  day: (weekday: string, today: boolean, count: number, earned: string) =>
    `${weekday}${today ? ', today' : ''}: ${jobs(count)}, ${earned}`,
};
