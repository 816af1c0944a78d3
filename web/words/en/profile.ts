/** A handyman's own profile. */
export const words = {
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
};
