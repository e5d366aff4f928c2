import { defineApp } from '@portal/shell/rspack';

export default await defineApp();
