/** Milliseconds as a person reads them: `0,4 с`, `12 с`, `2 мин 05 с`. */
export function formatDuration(ms) {
  const seconds = ms / 1000
  if (seconds < 9.95) return `${seconds.toFixed(1).replace('.', ',')} с`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} с`
  return `${Math.floor(whole / 60)} мин ${String(whole % 60).padStart(2, '0')} с`
}
