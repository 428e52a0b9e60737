import { expect, it } from 'vitest'
import { openEvents } from './open.ts'
import { serverOf } from './server.ts'

it('reads user, password, database and cluster from the address', () => {
  const { database, options, place } = serverOf('https://me:p%3A%2F@db.example:8443/my%20events?cluster=big-one')
  expect({ database, place, url: options.url, username: options.username, password: options.password }).toEqual({
    database: 'my events',
    place: { cluster: 'big-one' },
    url: 'https://db.example:8443',
    username: 'me',
    password: 'p:/',
  })
  expect(serverOf('http://db.example:8123')).toMatchObject({ database: 'tagmason', place: { cluster: null }, options: { username: 'default' } })
})

it('refuses what it cannot use, in a sentence', async () => {
  expect(() => serverOf('http://db.example/x?cluster=a%60;--')).toThrow('The cluster in CLICKHOUSE_URL has a name')
  expect(() => serverOf('http://db.example/x?max_threads=1')).toThrow("'max_threads' behind its question mark")
  // Port 9 is nobody's.
  const opened = openEvents({ data: '/nowhere', clickhouseUrl: 'http://me:secret@127.0.0.1:9/events' })
  await expect(opened).rejects.toThrow('ClickHouse at 127.0.0.1:9 does not answer (ECONNREFUSED): check CLICKHOUSE_URL')
  await expect(opened).rejects.not.toThrow('secret')
})
