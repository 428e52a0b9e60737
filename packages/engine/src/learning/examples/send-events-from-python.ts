export const sendEventsFromPython = {
  fileName: 'send_events.py',
  code: `"""Sends events to GA4 with nothing but the standard library."""
import json
import os
import urllib.parse
import urllib.request

HOST = "https://www.google-analytics.com/mp/collect"


def send_events(client_id: str, events: list[dict], debug: bool = False) -> dict:
    """At most 25 events. With debug the answer names what is wrong, and nothing is stored."""
    query = urllib.parse.urlencode(
        {"measurement_id": "G-AB12CD34EF", "api_secret": os.environ["GA4_SECRET"]}
    )
    host = HOST.replace("/mp/", "/debug/mp/") if debug else HOST
    body = json.dumps({"client_id": client_id, "events": events[:25]}).encode()
    request = urllib.request.Request(f"{host}?{query}", data=body, method="POST")
    with urllib.request.urlopen(request, timeout=5) as answer:
        text = answer.read().decode()
    return json.loads(text) if text else {}


if __name__ == "__main__":
    event = {"name": "refund", "params": {"transaction_id": "T-10482", "currency": "EUR", "value": 59.7}}
    print(send_events("555.1700000000", [event], debug=True))
`,
}
