/** Where members download all that is held of them. */
export const memberData = '/member-api/v1/members/me/data';
