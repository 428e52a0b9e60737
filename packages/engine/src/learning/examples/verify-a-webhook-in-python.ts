export const verifyAWebhookInPython = {
  fileName: 'verify_webhook.py',
  code: `"""Checks the signature of a webhook with the standard library."""
import base64
import hashlib
import hmac
import time

MOST = 5 * 60


def verified(secret: str, id: str, stamp: str, body: bytes, signature: str) -> bool:
    """body is what arrived, before parsing; the rest are the headers webhook-id, webhook-timestamp and webhook-signature."""
    if not stamp.isdigit() or abs(time.time() - int(stamp)) > MOST:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{stamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(f"v1,{expected}", each) for each in signature.split())
`,
}
