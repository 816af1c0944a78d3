import type { Place } from '#domain/place.ts';

type Area = Place & { readonly name: string };

/** Parts of towns, with the places at which the map writes their names. */
const named = (name: string, lat: number, long: number): Area => ({ name, lat, long });

/** Where the demo's people live. The first city is the demo customer's. */
export const cities: readonly { readonly name: string; readonly areas: readonly Area[] }[] = [
  {
    name: 'Pune',
    areas: [
      named('Kothrud', 18.502, 73.8146),
      named('Aundh', 18.5634, 73.8129),
      named('Viman Nagar', 18.5679, 73.9143),
      named('Shivajinagar', 18.5274, 73.8506),
      named('Baner', 18.5624, 73.7868),
      named('Hadapsar', 18.5031, 73.9315),
      named('Koregaon Park', 18.5362, 73.8939),
      named('Warje', 18.4758, 73.7977),
      named('Deccan Gymkhana', 18.5149, 73.8421),
      named('Swargate', 18.5005, 73.8614),
      named('Wakad', 18.5989, 73.77),
      named('Kharadi', 18.5515, 73.941),
    ],
  },
  {
    name: 'Mumbai',
    areas: [
      named('Andheri East', 19.1178, 72.8485),
      named('Dadar', 19.016, 72.8459),
      named('Powai', 19.1176, 72.906),
    ],
  },
  {
    name: 'Delhi',
    areas: [
      named('Karol Bagh', 28.6519, 77.1909),
      named('Saket', 28.5245, 77.2066),
      named('Dwarka', 28.5921, 77.046),
    ],
  },
  {
    name: 'Bengaluru',
    areas: [
      named('Indiranagar', 12.9784, 77.6408),
      named('Jayanagar', 12.9308, 77.5838),
      named('HSR Layout', 12.9121, 77.6446),
    ],
  },
  {
    name: 'Hyderabad',
    areas: [
      named('Banjara Hills', 17.4156, 78.4347),
      named('Kukatpally', 17.4948, 78.3996),
      named('Madhapur', 17.4483, 78.3915),
    ],
  },
  {
    name: 'Chennai',
    areas: [
      named('Adyar', 13.0012, 80.2565),
      named('T Nagar', 13.0418, 80.2341),
      named('Velachery', 12.9815, 80.218),
    ],
  },
  {
    name: 'Kolkata',
    areas: [
      named('Salt Lake', 22.5867, 88.4171),
      named('Ballygunge', 22.5314, 88.3653),
      named('Behala', 22.498, 88.311),
    ],
  },
  {
    name: 'Ahmedabad',
    areas: [
      named('Navrangpura', 23.035, 72.5636),
      named('Maninagar', 22.9989, 72.6011),
      named('Bopal', 23.034, 72.464),
    ],
  },
  {
    name: 'Jaipur',
    areas: [
      named('Malviya Nagar', 26.855, 75.81),
      named('Vaishali Nagar', 26.9117, 75.74),
      named('Mansarovar', 26.8764, 75.7603),
    ],
  },
  {
    name: 'Lucknow',
    areas: [
      named('Gomti Nagar', 26.8671, 81.0031),
      named('Hazratganj', 26.85, 80.945),
      named('Aliganj', 26.9004, 80.9484),
    ],
  },
  {
    name: 'Indore',
    areas: [
      named('Vijay Nagar', 22.7603, 75.8863),
      named('Palasia', 22.724, 75.886),
      named('Rau', 22.637, 75.809),
    ],
  },
  {
    name: 'Nagpur',
    areas: [
      named('Dharampeth', 21.141, 79.064),
      named('Sadar', 21.164, 79.079),
      named('Manish Nagar', 21.093, 79.08),
    ],
  },
  {
    name: 'Kochi',
    areas: [
      named('Kakkanad', 10.0211, 76.3438),
      named('Edappally', 10.019, 76.3043),
      named('Fort Kochi', 9.966, 76.242),
    ],
  },
  {
    name: 'Chandigarh',
    areas: [
      named('Sector 17', 30.7398, 76.7827),
      named('Sector 22', 30.733, 76.772),
      named('Manimajra', 30.7136, 76.8438),
    ],
  },
  {
    name: 'Bhubaneswar',
    areas: [
      named('Saheed Nagar', 20.2908, 85.8483),
      named('Patia', 20.2736, 85.8342),
      named('Nayapalli', 20.2773, 85.8182),
    ],
  },
  {
    name: 'Guwahati',
    areas: [
      named('Ganeshguri', 26.151, 91.785),
      named('Beltola', 26.1178, 91.797),
      named('Paltan Bazaar', 26.181, 91.75),
    ],
  },
  {
    name: 'Visakhapatnam',
    areas: [
      named('Gajuwaka', 17.6907, 83.2038),
      named('MVP Colony', 17.743, 83.337),
      named('Seethammadhara', 17.742, 83.314),
    ],
  },
  {
    name: 'Surat',
    areas: [
      named('Adajan', 21.1926, 72.7997),
      named('Vesu', 21.141, 72.775),
      named('Katargam', 21.2217, 72.8348),
    ],
  },
];
