import { blurPlace, distanceKm } from './place.ts';
import type { Place } from './place.ts';

/** Large cities by name: where to start when a browser does not say, and what a card without an area names. */
export const cities: readonly (Place & { readonly name: string })[] = [
  { name: 'Agra', lat: 27.1767, long: 78.0081 },
  { name: 'Ahmedabad', lat: 23.0225, long: 72.5714 },
  { name: 'Bengaluru', lat: 12.9716, long: 77.5946 },
  { name: 'Bhopal', lat: 23.2599, long: 77.4126 },
  { name: 'Bhubaneswar', lat: 20.2961, long: 85.8245 },
  { name: 'Chandigarh', lat: 30.7333, long: 76.7794 },
  { name: 'Chennai', lat: 13.0827, long: 80.2707 },
  { name: 'Coimbatore', lat: 11.0168, long: 76.9558 },
  { name: 'Delhi', lat: 28.6139, long: 77.209 },
  { name: 'Ghaziabad', lat: 28.6692, long: 77.4538 },
  { name: 'Gurugram', lat: 28.4595, long: 77.0266 },
  { name: 'Guwahati', lat: 26.1445, long: 91.7362 },
  { name: 'Hyderabad', lat: 17.385, long: 78.4867 },
  { name: 'Indore', lat: 22.7196, long: 75.8577 },
  { name: 'Jaipur', lat: 26.9124, long: 75.7873 },
  { name: 'Kanpur', lat: 26.4499, long: 80.3319 },
  { name: 'Kochi', lat: 9.9312, long: 76.2673 },
  { name: 'Kolkata', lat: 22.5726, long: 88.3639 },
  { name: 'Lucknow', lat: 26.8467, long: 80.9462 },
  { name: 'Ludhiana', lat: 30.901, long: 75.8573 },
  { name: 'Madurai', lat: 9.9252, long: 78.1198 },
  { name: 'Mumbai', lat: 19.076, long: 72.8777 },
  { name: 'Mysuru', lat: 12.2958, long: 76.6394 },
  { name: 'Nagpur', lat: 21.1458, long: 79.0882 },
  { name: 'Nashik', lat: 19.9975, long: 73.7898 },
  { name: 'Noida', lat: 28.5355, long: 77.391 },
  { name: 'Patna', lat: 25.5941, long: 85.1376 },
  { name: 'Pune', lat: 18.5204, long: 73.8567 },
  { name: 'Raipur', lat: 21.2514, long: 81.6296 },
  { name: 'Ranchi', lat: 23.3441, long: 85.3096 },
  { name: 'Srinagar', lat: 34.0837, long: 74.7973 },
  { name: 'Surat', lat: 21.1702, long: 72.8311 },
  { name: 'Thane', lat: 19.2183, long: 72.9781 },
  { name: 'Thiruvananthapuram', lat: 8.5241, long: 76.9366 },
  { name: 'Vadodara', lat: 22.3072, long: 73.1812 },
  { name: 'Varanasi', lat: 25.3176, long: 82.9739 },
  { name: 'Visakhapatnam', lat: 17.6868, long: 83.2185 },
];

/** Further away than this a card does not say "near". */
const nearKm = 60;

/** §6: the nearest of them to a place, which counts as rounded; nothing where there is none near. */
export const nearestCity = (place: Place): string | undefined => {
  const from = blurPlace(place);
  const [nearest] = cities
    .map((city) => ({ name: city.name, km: distanceKm(from, city) }))
    .toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km <= nearKm ? nearest.name : undefined;
};
