/** As the portal numbers its kinds of users. */
export const userTypes = { student: 1, teacher: 2, parent: 3, administrator: 4 } as const;
