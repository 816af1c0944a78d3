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
  /** On the cards of professionals whom an operator has verified. */
  badge: { verified: 'Verified' },
};
