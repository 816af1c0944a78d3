/** The console's page of a day, hour by hour. */
export const words = {
  title: 'Day',
  lead: 'The visits of a day by the hour, and who could still come.',
  filter: 'Choose a city and a day',
  city: 'City',
  allCities: 'All cities',
  day: 'Day',
  hours: 'The hours of the day',
  hour: 'Hour',
  at: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  kinds: {
    asked: 'Asked',
    agreed: 'Agreed',
    underWay: 'Under way',
    done: 'Done',
    notDone: 'Not done',
  },
  free: 'Could come then',
  freeHint: (most: number) =>
    `Who could begin a visit in the middle of the city at the full hour, counted among the ${most} nearest of each service. Hours that have begun are not counted.`,
  chooseCity: 'Choose a city to see who could come.',
  freeOf: (service: string, people: string) => `${service} ${people}`,
  visits: (from: string, to: string) => `Visits from ${from} to ${to}`,
  none: 'No visit in this hour.',
  time: 'Time',
  now: 'for now',
  leftOut: (most: number) => `The day has more visits than the ${most} that are counted here.`,
};
