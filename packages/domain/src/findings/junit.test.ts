import { describe, expect, it } from 'vitest'
import { junit } from './junit.ts'

describe('JUnit XML', () => {
  it('has a suite and a case for each test, with place and time', () => {
    expect(
      junit('tests.yaml', [
        { name: 'A', failures: [], seconds: 0.0012, place: { line: 3, column: 5 } },
        { name: 'B', failures: ['First.', 'Second.'], seconds: 0.5 },
      ]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="tagmason" tests="2" failures="1" errors="0" skipped="0" time="0.501">
  <testsuite name="tests.yaml" tests="2" failures="1" errors="0" skipped="0" time="0.501">
    <testcase name="A" classname="tests.yaml" file="tests.yaml" line="3" time="0.001"/>
    <testcase name="B" classname="tests.yaml" file="tests.yaml" time="0.500">
      <failure message="First." type="expectation">First.&#10;Second.</failure>
    </testcase>
  </testsuite>
</testsuites>
`)
  })

  it('holds any text without becoming markup', () => {
    const text = '</failure><x a="1">&amp; \' ]]> \u0000\u0008\ud800 \u{1f600} Ünï\u2028'
    const xml = junit('a"b.yaml', [{ name: text, failures: [text], seconds: 0 }])
    expect(xml.match(/<[^>]*>/g)?.map((tag) => tag.split(/[ >]/)[0])).toEqual([
      '<?xml',
      '<testsuites',
      '<testsuite',
      '<testcase',
      '<failure',
      '</failure',
      '</testcase',
      '</testsuite',
      '</testsuites',
    ])
    expect(xml).toContain('&lt;/failure&gt;&lt;x a=&quot;1&quot;&gt;&amp;amp; &apos; ]]&gt; \ufffd\ufffd\ufffd \u{1f600} Ünï\u2028')
    expect([...xml].filter((letter) => letter < '\t')).toEqual([])
  })
})
