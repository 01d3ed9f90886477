import { useMask } from '@mantine/hooks';
import { useEffect, type RefObject } from 'react';

const places: Partial<Record<string, RegExp>> = { '#': /[0-9]/, '*': /[a-z0-9]/i };

type PatternMaskProps = {
  input: RefObject<HTMLInputElement | null>;
  /** # stands for a digit, * for a letter or digit: `##-##-##` (UI-11). */
  pattern: string;
  invalid: boolean;
};

/** Draws nothing: it looks after what is typed into the field, wherever the caret is. */
export function PatternMask({ input, pattern, invalid }: PatternMaskProps) {
  const { ref } = useMask({
    mask: Array.from(pattern, (sign) => places[sign] ?? sign),
    // Unfilled places stay out of the value, which may be sent or kept at any time.
    slotChar: null,
    showMaskOnFocus: false,
    invalid,
    // The mask writes the value itself, without an event; the form keeps what is typed when it hears of it.
    onChangeRaw: () => input.current?.form?.dispatchEvent(new Event('input', { bubbles: true })),
  });
  useEffect(() => {
    ref(input.current);
    return () => void ref(null);
  }, [ref, input]);
  return null;
}
