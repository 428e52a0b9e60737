import { describe, expect, it } from 'vitest'
import { isNamed } from '../outgoing/named.ts'
import { ownTracker } from './ownTracker.ts'

describe('a page that is checked', () => {
  const allow = ownTracker({ port: 4310, publicUrl: 'http://tags.lan' })

  it('may load the tracker of this server and send to it, under each of its addresses', () => {
    for (const server of ['127.0.0.1:4310', 'localhost:4310', 'tags.lan'])
      for (const path of ['t.js', 't-vitals.js', 't-plan.js?key=a', 't?key=a'])
        expect([`${server}/${path}`, isNamed(`http://${server}/${path}`, allow)]).toEqual([`${server}/${path}`, true])
  })

  it('may ask nothing else of it, and no other server of this machine', () => {
    for (const url of [
      'http://127.0.0.1:4310/',
      'http://127.0.0.1:4310/api/read/session.get',
      'http://127.0.0.1:4310/t/%2e%2e/api',
      'http://127.0.0.1:4310/t.js/../api/act/projects.remove',
      'http://127.0.0.1:4311/t.js',
    ])
      expect([url, isNamed(url, allow)]).toEqual([url, false])
  })
})
