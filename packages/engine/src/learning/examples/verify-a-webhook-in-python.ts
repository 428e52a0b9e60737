export const verifyAWebhookInPython = {
  fileName: 'verify_webhook.py',
  code: `"""Checks the signature of a webhook with the standard library."""
import hashlib
import hmac
import time

MOST = 5 * 60


def verified(secret: str, stamp: str, body: bytes, signature: str) -> bool:
    """body is what arrived, before parsing; stamp in seconds; signature in hexadecimal."""
    if not stamp.isdigit() or abs(time.time() - int(stamp)) > MOST:
        return False
    expected = hmac.new(secret.encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, signature.lower())
`,
}
