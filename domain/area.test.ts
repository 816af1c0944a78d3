import { expect, test } from 'vitest';
import { areaLine, isAreaName } from './area.ts';

const pune = { lat: 18.5204, long: 73.8567 };

test.each([
  'Kothrud',
  'Sector 21',
  'sector-62A',
  'Jayanagar 9th Block',
  'HSR Layout',
  'T. Nagar',
  'Koregaon Park (North)',
  'कोथरूड',
  'Dwarka Sector 5 Phase 2',
])('%j is the name of an area', (name) => {
  expect(isAreaName(name)).toBe(true);
});

test.each([
  'House 17',
  'Sector 5 House 17',
  'Flat 3',
  '12 MG Road',
  '12/4',
  'Kothrud 9876543210',
  'Sector 9876543210',
  'Sector 98765 43210',
  'Block 98 76 54 32 10',
  '98765 43210',
  '+91 98765',
  'घर १७',
  'Sector ५, १७',
  'Unit 17',
  'Sector 4/17',
  'Sector 987 Block 654 Ward 321',
  'me@example.com',
  'https://example.com',
  '#4',
  '',
  ' ',
])('%j is refused as the name of an area', (name) => {
  expect(isAreaName(name)).toBe(false);
});

test.each([
  [{ area: 'Kothrud', city: 'Pune' }, 'Kothrud, Pune'],
  [{ area: ' Kothrud ', city: '' }, 'Kothrud'],
  [{ city: 'Pune' }, 'Pune'],
  [{}, 'Near Pune'],
])('§6 of %j a card says %j', (named, line) => {
  expect(areaLine(named, pune)).toBe(line);
});

test('§6 without a name and far from any large city a card says nothing of where', () => {
  expect(areaLine({}, { lat: 0, long: 0 })).toBe('');
});
