import { expect, it } from 'vitest'
import { isOrderKey, orderKey } from './orderKey.ts'

const order = { account: 'main', project: 'shop', name: 'purchase', params: { transaction_id: 'T-1' }, value: 84 }
const refund = { ...order, name: 'refund' }

it('orderKey knows a purchase by account, project and transaction, whatever else it says', () => {
  const key = orderKey(order) ?? ''
  expect(key).toMatch(/^ffff[0-9a-f]{12}$/)
  expect(isOrderKey(Number.parseInt(key.slice(0, 8), 16))).toBe(true)
  expect(orderKey({ ...order, value: 90, params: { transaction_id: ' T-1 ', coupon: 'TEN' } })).toBe(key)
  expect(orderKey({ ...order, params: { transaction_id: 7 } })).toBe(orderKey({ ...order, params: { transaction_id: '7' } }))
  for (const other of [{ account: 'second' }, { project: 'blog' }, { name: 'refund' }, { params: { transaction_id: 'T-2' } }])
    expect(orderKey({ ...order, ...other })).not.toBe(key)
})

it('orderKey tells two refunds of parts of an order apart, and knows one that is sent again', () => {
  expect(orderKey({ ...refund })).toBe(orderKey(refund))
  expect(orderKey({ ...refund, value: 10 })).not.toBe(orderKey(refund))
  expect(orderKey({ ...refund, params: { transaction_id: 'T-1', items: '[{"item_id":"a"}]' } })).not.toBe(orderKey(refund))
})

it.each(['', '  ', 'undefined', 'null', '(not set)'])('orderKey takes no transaction for a number that says nothing: %j', (id) => {
  expect(orderKey({ ...order, params: { transaction_id: id } })).toBeNull()
  expect(orderKey({ ...order, params: {} })).toBeNull()
})

it('orderKey is of purchases and refunds alone', () => {
  expect(orderKey({ ...order, name: 'generate_lead' })).toBeNull()
})
