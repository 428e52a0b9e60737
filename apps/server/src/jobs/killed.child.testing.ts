import { testHouse } from './house.testing.ts'
import { startJobs } from './startJobs.ts'

/** A server with nothing but its jobs over a data folder, to be killed: `killed.child.testing.ts <folder> <host:port>`. */
const [, , data = '', allow = ''] = process.argv
const house = await testHouse({ data, env: { TAGMASON_ALLOW: allow } })
await startJobs(house, { now: () => new Date(), onError: (error) => console.error(error) })
