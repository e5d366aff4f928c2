// The federation needs one asynchronous step before shared libraries can be imported.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
