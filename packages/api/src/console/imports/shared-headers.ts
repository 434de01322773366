/** Usual headers, folded, of columns that files of members and of businesses have: English, German, Spanish, French. */
export const SHARED_HEADERS = {
  email: /^(e ?mail( ?(address|adresse))?|mail|correo( electronico)?|courriel|adresse e ?mail)$/,
  phone: /^(phone|telephone|mobile|tel|phone ?number|telefon|telefono|telefonnummer|handy)$/,
  town: /^(location|city|town|place|ort|stadt|ciudad|ville|localidad)$/,
};
