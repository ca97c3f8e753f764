import { useState } from 'react'
import './form.css'

export function Component() {
  const [name, setName] = useState('')
  return (
    <>
      <title>Form</title>
      <h1 className="form">Form</h1>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>Hello, {name || 'stranger'}</p>
    </>
  )
}

export function Frame() {
  return (
    <>
      <title>Form</title>
      <h1 className="form">Form</h1>
      <input name="name" />
    </>
  )
}
