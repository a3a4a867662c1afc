<?php
/** The plugin's own texts in Albanian and German, until WordPress has translations of its own. */

defined( 'ABSPATH' ) || exit;

add_filter( 'gettext_kulla', 'kulla_translate', 10, 2 );

function kulla_translate( string $translation, string $english ): string {
	return $translation === $english ? kulla_texts( kulla_language( determine_locale() ) )[ $english ] ?? $english : $translation;
}

/** Translations by English text; empty for a language that has no file. */
function kulla_texts( string $language ): array {
	static $read = [];
	$file = __DIR__ . "/../languages/$language.php";
	return $read[ $language ] ??= is_file( $file ) ? require $file : [];
}

/** Kulla's language for a locale of WordPress: `de` for `de_AT_formal`. */
function kulla_language( string $locale ): string {
	return preg_match( '/^[a-z]{2,3}/', $locale, $found ) ? $found[0] : 'en';
}
