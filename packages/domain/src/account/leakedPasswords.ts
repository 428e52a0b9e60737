/** Passwords of twelve letters and more that stand at the top of every published list of leaked ones, in lower case. */
const leaked = new Set(
  `
    password1234 password12345 password123456 passwordpassword passw0rd1234 p@ssw0rd1234 123456789012 1234567890123 123456789123 123456123456 123123123123 112233445566
    111111111111 000000000000 987654321098 aaaaaaaaaaaa qwertyuiop12 qwertyuiop123 qwertyqwerty qwerty123456 qwerty1234567 1q2w3e4r5t6y q1w2e3r4t5y6 1qaz2wsx3edc
    1qazxsw23edc qazwsxedcrfv qwer1234qwer 1234qwerasdf asdfghjkl123 zxcvbnm12345 abcdefghijkl abcd1234abcd abc123abc123 iloveyou1234 iloveyou12345 administrator
    administrator1 letmein12345 welcome12345 welcome123456 changeme1234 changeme12345 monkey123456 dragon123456 football1234 baseball1234 superman1234 sunshine1234
    princess1234 trustno1trustno1 correcthorsebatterystaple google123456
  `
    .trim()
    .split(/\s+/),
)

/** Whether a password is among the most frequent leaked ones, in any case. */
export const isLeakedPassword = (password: string) => leaked.has(password.toLowerCase())
