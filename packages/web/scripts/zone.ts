// Fills an empty time zone field with the browser's own, so that deadlines are told in it. Typing another one is always possible.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-zone]'))
  if (!field.value) field.value = zone;
