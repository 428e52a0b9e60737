/** A visitor that an event trigger or a workflow put into an audience. Kept under project, audience and visitor, so that each is in it once. */
export interface AudienceMember {
  id: string
  project: string
  /** Name of the audience. */
  audience: string
  /** The client's id of the visitor, or a hash that nobody can follow into the next day. No name, no address. */
  visitor: string
  /** Id of the trigger or workflow. */
  by: string
  /** When it was put in first, ISO 8601 in UTC. */
  at: string
}

/** An audience of the selected project. */
export interface VisitorAudience {
  name: string
  visitors: number
  /** When the last visitor was put in, ISO 8601 in UTC. */
  last: string
}

/** Visitors of an audience; of those who come when it is full, none is kept. */
export const mostInAudience = 50_000
