/** The login of both roles and the forgotten password, in one file: most of each is the same. */
export { default as UserLogin } from './screens/user/login.tsx';
export { default as UserForgot } from './screens/user/login/forgot.tsx';
export { default as HandymanLogin } from './screens/handyman/login.tsx';
export { default as HandymanForgot } from './screens/handyman/login/forgot.tsx';
