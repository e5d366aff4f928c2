/** Version of the platform, which common files are kept by and apps read from `PH` (X04). */
export const platformVersion = '1.6.0';
