/** The instant at which the sample workspace stands still, ISO 8601 in UTC. Every sample row is placed relative to it. */
export const sampleClock = '2024-01-22T10:00:00.000Z'
