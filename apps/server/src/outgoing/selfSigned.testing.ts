/** A certificate that nobody vouches for, and its key, for tests on this machine alone: made once by openssl, good for a hundred years. */
export const selfSigned = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUCazprxMO8FtNhH3+jzubgylZ0jEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTIzMjkxOFoYDzIxMjYxMDI4
MjMyOTE4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQHAbTR/8NdnVSVEenPYm9P6eZipxic3xeqfBvkDXAl+pXbstXjDQqj
wszXA/5iQFcRYD1rs/KDLN9pthpOCTPRo1MwUTAdBgNVHQ4EFgQUFMRAeI/YVXGe
UORforVBwzE7iQUwHwYDVR0jBBgwFoAUFMRAeI/YVXGeUORforVBwzE7iQUwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAnNp7GuOfpucixD5KVEcq
93EzsW1rtF01mbIdem5cyj0CIB+o6q3rLhaOpqyiUtNZOS4Kv8rOanDMwJo+0aJW
YBF5
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7AXgpVt+Hz1jjEbY
e9exB2gUw1srinyWaPe2HSyQmkmhRANCAAQHAbTR/8NdnVSVEenPYm9P6eZipxic
3xeqfBvkDXAl+pXbstXjDQqjwszXA/5iQFcRYD1rs/KDLN9pthpOCTPR
-----END PRIVATE KEY-----`,
}
