/** A professional. */
export const words = {
  /** Their own profile. */
  profile: {
    title: 'Profile',
    loading: 'Loading your profile',
    dashboard: 'Dashboard',
    online: 'Online',
    offline: 'Offline',
    phone: 'Phone',
    occupation: 'Occupation',
    aadharNumber: 'Aadhar number',
    aadharImages: {
      none: 'No images given',
      front: 'Image of the front given',
      back: 'Image of the back given',
      both: 'Image of the front and back given',
    },
    address: 'Address',
    joined: 'Joined',
    membership: 'Membership',
    days: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
    jobsCompleted: 'Jobs completed',
  },
  /** What they offer beside the service they signed up with. */
  services: {
    title: 'Services you offer',
    lead: 'Customers who look for one of these find you too. Price and time are those of the service.',
    first: 'You signed up with it.',
    save: 'Save services',
    agreed: 'What you were asked for and visits you said yes to stay as they are.',
  },
  /** On the cards of professionals whom an operator has verified. */
  badge: { verified: 'Verified' },
};
