/**
 * The secret of a browser that tokens and a guest's orders are bound to (SEC-02). Of one host: without a domain, and under
 * https with the prefix that keeps other hosts from planting it (SAFE-04).
 */
const BINDING_COOKIE = 'proverka_bind'
const SECURE_BINDING_COOKIE = `__Host-${BINDING_COOKIE}`

export const bindingCookie = (isHttps: boolean): string => (isHttps ? SECURE_BINDING_COOKIE : BINDING_COOKIE)
