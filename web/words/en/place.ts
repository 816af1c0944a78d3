/** Where the work is: found by the browser, typed, or put on the map. */
export const words = {
  /** By how far the browser is with finding the place. */
  said: {
    idle: 'Type your area or drop a pin on the map.',
    asking: 'Finding you…',
    denied: 'Your browser does not share your location. Type your area or drop a pin on the map.',
    unsupported: 'Geolocation not supported. Type your area or drop a pin on the map.',
    slow: 'Finding you takes too long. Type your area or drop a pin on the map.',
  },
  noPlace: 'Choose your place: type an area or drop a pin on the map.',
  tooLarge: 'A whole city is too large. Type your area, like Kothrud, or drop a pin.',
  pin: 'Pin on the map',
  region: 'the region you tapped',
  roughly: 'roughly',
  asLastTime: 'as last time',
  near: (area: string) => `near ${area}`,
  myLocation: 'Use my location',
  hideMap: 'Hide the map',
  showMap: 'Drop a pin',
  map: 'Map. Tap to move the pin, or use the arrow keys and press Enter.',
  notExact: 'This is not yet exact: tap the map where the door is, or drag the pin there.',
  movePin: 'Tap the map or drag the pin to move it.',
  approximate: 'Area shapes are approximate.',
  search: {
    label: 'Search for a place',
    example: 'Kothrud, Pune',
    list: 'Places found',
    found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
    looking: 'Looking…',
    several: 'Several places may be meant. Choose yours.',
    unknown: (text: string) =>
      `We do not know “${text}”. Try the next larger place, or drop a pin on the map.`,
  },
};
