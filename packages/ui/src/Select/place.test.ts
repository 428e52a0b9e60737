import { describe, expect, it } from 'vitest'
import { placeUnder } from './place.ts'

const view = { width: 800, height: 600 }
const list = { width: 240, height: 200 }

describe('placeUnder', () => {
  it('stands under the control from its start', () => {
    expect(placeUnder({ left: 100, top: 100, width: 300, height: 36 }, list, view, false)).toEqual({ left: 100, top: 140, room: 452 })
    expect(placeUnder({ left: 100, top: 100, width: 300, height: 36 }, list, view, true)).toEqual({ left: 160, top: 140, room: 452 })
  })

  it('stands over it where there is more room', () => {
    expect(placeUnder({ left: 100, top: 500, width: 300, height: 36 }, list, view, false)).toEqual({ left: 100, top: 296, room: 488 })
  })

  it('is as high as the room that there is, and no higher than any list', () => {
    expect(placeUnder({ left: 100, top: 300, width: 300, height: 36 }, { width: 240, height: 900 }, view, false)).toEqual({ left: 100, top: 8, room: 288 })
    expect(placeUnder({ left: 100, top: 560, width: 300, height: 36 }, { width: 240, height: 900 }, view, false)).toEqual({ left: 100, top: 136, room: 548 })
  })

  it('never goes over the side', () => {
    expect(placeUnder({ left: 700, top: 100, width: 90, height: 36 }, list, view, false).left).toBe(552)
    expect(placeUnder({ left: 10, top: 100, width: 36, height: 36 }, list, view, true).left).toBe(8)
  })
})
