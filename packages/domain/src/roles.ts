/** The one model of five roles, each able to do all that the later ones can. */
export const roles = ['owner', 'admin', 'editor', 'analyst', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Whether a member with `role` may do what needs `needed`. */
export const allows = (role: Role, needed: Role) => roles.indexOf(role) <= roles.indexOf(needed)
