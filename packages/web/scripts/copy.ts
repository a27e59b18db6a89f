// Puts a button beside each field that people want to copy (invitation links). Without scripts the field can be selected by hand.
for (const field of document.querySelectorAll<HTMLInputElement>('input[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    field.select();
    await navigator.clipboard.writeText(field.value);
    button.textContent = 'Copied';
  });
  field.after(button);
}
