import { RadioGroup } from '@proverka/ui/fields'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { logoArea, logoSize, MOST_ZOOM, pulled } from './logo-area.ts'
import type { LogoChoice, LogoShape } from './logo-area.ts'
import * as css from './logo.css.ts'

export interface LogoCropProps {
  readonly picture: ImageBitmap
  readonly isBusy: boolean
  readonly onReady: (logo: Blob) => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

const SHAPES: readonly { value: LogoShape; label: string }[] = [
  { value: 'own', label: 'Как у картинки' },
  { value: 'wide', label: 'Полоса 3:1' },
  { value: 'square', label: 'Квадрат' },
]

/** Cuts a logo out of a picture: by three sliders, or by pulling the picture. What is seen is what is sent. */
export function LogoCrop({ picture, isBusy, onReady, onCancel, children }: LogoCropProps) {
  const [choice, setChoice] = useState<LogoChoice>({ shape: 'own', zoom: 1, x: 0.5, y: 0.5 })
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = logoArea(picture, choice)
  const size = logoSize(area)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, size.width, size.height)
    context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, size.width, size.height)
  })
  const slider = (key: 'zoom' | 'x' | 'y', label: string, from: number, to: number) => (
    <Slider
      label={label}
      value={choice[key]}
      from={from}
      to={to}
      onChange={(value) => setChoice({ ...choice, [key]: value })}
    />
  )
  return (
    <div role="group" aria-label="Что войдет в логотип" className={css.crop}>
      <canvas
        ref={canvas}
        className={css.piece}
        width={size.width}
        height={size.height}
        role="img"
        aria-label="Логотип, каким он встанет в отчет"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
          const perPixel = area.width / event.currentTarget.clientWidth
          setChoice(pulled(picture, choice, event.movementX * perPixel, event.movementY * perPixel))
        }}
      />
      <RadioGroup
        label="Форма"
        name="logo-shape"
        inline
        value={choice.shape}
        options={SHAPES}
        onChange={(shape) => setChoice({ ...choice, shape: shape as LogoShape })}
      />
      {slider('zoom', 'Приближение', 1, MOST_ZOOM)}
      {slider('x', 'Левее или правее', 0, 1)}
      {slider('y', 'Выше или ниже', 0, 1)}
      {children}
      <div className={css.actions}>
        <Button
          size="m"
          loading={isBusy}
          onClick={() => canvas.current?.toBlob((blob) => blob && onReady(blob))}
        >
          Поставить в отчеты
        </Button>
        <LinkButton onClick={onCancel}>Отменить</LinkButton>
      </div>
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly from: number
  readonly to: number
  readonly onChange: (value: number) => void
}

/** A native control: arrows, Home and End work by themselves. */
function Slider({ label, value, from, to, onChange }: SliderProps) {
  const id = useId()
  const share = Math.round(((value - from) / (to - from)) * 100)
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        aria-valuetext={`${share}\u00a0%`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  )
}
