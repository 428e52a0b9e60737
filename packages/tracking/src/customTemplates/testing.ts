/** What the tests of a template call, written for the interpreter: `mock`, `mockObject`, `runCode`, `assertApi`, `assertThat` and `fail`. */
export const testing = `
  const mocks = {}
  const fail = (text) => { throw new Error(text === undefined ? 'The test failed.' : String(text)) }
  const tools = {
    fail,
    mock: (name, value) => { mocks[name] = { value } },
    mockObject: (name, methods) => { for (const key of Object.keys(methods)) mocks[name + '.' + key] = { value: methods[key] } },
    assertApi: (name) => {
      const list = () => calls.filter((one) => one.name === name).map((one) => one.given)
      const was = () => list().map((given) => '(' + given.map(message).join(', ') + ')').join(', ') || 'never'
      const called = (wanted) => list().some((given) => same(given.slice(0, Math.max(wanted.length, given.length)), wanted, 0) || (given.length > wanted.length && same(given.slice(0, wanted.length), wanted, 0) && given.slice(wanted.length).every((one) => one === undefined)))
      const api = {
        wasCalled: () => { if (list().length === 0) fail(name + ' was not called.'); return api },
        wasNotCalled: () => { if (list().length > 0) fail(name + ' was called: ' + was() + '.'); return api },
        wasCalledWith: (...wanted) => { if (!called(wanted)) fail(name + ' was not called with (' + wanted.map(message).join(', ') + '); it was called with ' + was() + '.'); return api },
        wasNotCalledWith: (...wanted) => { if (called(wanted)) fail(name + ' was called with (' + wanted.map(message).join(', ') + ').'); return api },
      }
      return api
    },
    assertThat: (value, note) => {
      const made = {}
      const rule = (name, holds, says) => { made[name] = (...given) => { if (!holds(...given)) fail((note === undefined ? '' : note + ': ') + message(value) + ' ' + says(...given)); return made } }
      const plain = (name, holds, says) => rule(name, holds, () => says)
      const loose = (other) => same(value, other, 0) || (typeof value !== 'object' && typeof other !== 'object' && value == other)
      const items = (list) => (isList(list) ? list : typeof list === 'string' ? Array.from(list) : [])
      const has = (one) => (typeof value === 'string' ? value.includes(one) : items(value).some((entry) => same(entry, one, 0)))
      const exactly = (...wanted) => { const list = wanted.length === 1 && isList(wanted[0]) ? wanted[0] : wanted; const left = items(value).slice(); return left.length === list.length && list.every((one) => { const place = left.findIndex((entry) => same(entry, one, 0)); if (place < 0) return false; left.splice(place, 1); return true }) }
      plain('isUndefined', () => value === undefined, 'is not undefined'); plain('isDefined', () => value !== undefined, 'is not defined')
      plain('isNull', () => value === null, 'is not null'); plain('isNotNull', () => value !== null, 'is null')
      plain('isTrue', () => value === true, 'is not true'); plain('isFalse', () => value === false, 'is not false')
      plain('isTruthy', () => Boolean(value), 'is not truthy'); plain('isFalsy', () => !value, 'is not falsy')
      plain('isNaN', () => value !== value, 'is not NaN'); plain('isNotNaN', () => value === value, 'is NaN')
      plain('isInfinity', () => Math.abs(value) === Infinity, 'is not infinite'); plain('isNotInfinity', () => Math.abs(value) !== Infinity, 'is infinite')
      rule('isEqualTo', loose, (other) => 'is not equal to ' + message(other)); rule('isNotEqualTo', (other) => !loose(other), (other) => 'is equal to ' + message(other))
      rule('isStrictlyEqualTo', (other) => value === other, (other) => 'is not strictly equal to ' + message(other)); rule('isNotStrictlyEqualTo', (other) => value !== other, (other) => 'is strictly equal to ' + message(other))
      rule('isAnyOf', (...list) => list.some(loose), (...list) => 'is none of ' + message(list)); rule('isNoneOf', (...list) => !list.some(loose), (...list) => 'is one of ' + message(list))
      rule('isGreaterThan', (other) => value > other, (other) => 'is not greater than ' + message(other)); rule('isGreaterThanOrEqualTo', (other) => value >= other, (other) => 'is less than ' + message(other))
      rule('isLessThan', (other) => value < other, (other) => 'is not less than ' + message(other)); rule('isLessThanOrEqualTo', (other) => value <= other, (other) => 'is greater than ' + message(other))
      rule('contains', (...list) => list.every(has), (...list) => 'does not contain ' + message(list)); rule('doesNotContain', (...list) => !list.some(has), (...list) => 'contains ' + message(list))
      rule('containsExactly', exactly, (...list) => 'does not contain exactly ' + message(list)); rule('doesNotContainExactly', (...list) => !exactly(...list), (...list) => 'contains exactly ' + message(list))
      rule('hasLength', (length) => value !== undefined && value !== null && value.length === length, (length) => 'has not the length ' + length)
      plain('isEmpty', () => value !== undefined && value !== null && (value.length === 0 || (isBag(value) && Object.keys(value).length === 0)), 'is not empty'); plain('isNotEmpty', () => value !== undefined && value !== null && (value.length > 0 || (isBag(value) && Object.keys(value).length > 0)), 'is empty')
      plain('isArray', () => isList(value), 'is no list'); plain('isObject', () => isBag(value), 'is no object'); plain('isString', () => typeof value === 'string', 'is no text')
      plain('isNumber', () => typeof value === 'number', 'is no number'); plain('isBoolean', () => typeof value === 'boolean', 'is no boolean'); plain('isFunction', () => typeof value === 'function', 'is no function')
      return made
    },
  }
`
