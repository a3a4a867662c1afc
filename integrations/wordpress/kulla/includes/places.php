<?php
/** The ways to insert an element: a block, a shortcode, an address on a line of its own. */

defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	// For visitors the script is enqueued when an element is written; the editor's canvas loads it from the block.
	register_block_type( __DIR__ . '/../block', is_admin() ? [ 'script_handles' => [ 'kulla' ] ] : [] );
	wp_add_inline_script( 'kulla-picker-editor-script', 'window.kullaBlock = ' . wp_json_encode( kulla_block_facts() ) . ';', 'before' );
	add_shortcode( 'kulla', fn( $given ) => kulla_markup( kulla_read_names( (array) $given ) ) );
	if ( kulla_setting( 'address' ) === '' ) return;
	wp_embed_register_handler( 'kulla', '#^' . preg_quote( kulla_setting( 'address' ), '#' ) . '[^\s"<>\[\]]*$#i', 'kulla_embed' );
} );

/** The data that the block's editor needs besides the block's attributes. */
function kulla_block_facts(): array {
	return [
		'hasAddress' => kulla_setting( 'address' ) !== '',
		'locale'     => kulla_language( get_locale() ),
		'style'      => kulla_colour_style(),
		'texts'      => kulla_texts( kulla_language( determine_locale() ) ),
	];
}

/** Shortcodes use `widget="floor-explorer"`, like addresses of embed.html; `tag="kulla-floor-explorer"` means the same. */
function kulla_read_names( array $given ): array {
	$given = array_change_key_case( $given );
	$named = $given['widget'] ?? $given['tag'] ?? 'apartment-picker';
	return [ 'view-name' => preg_replace( '/^kulla-/', '', (string) $named ) ] + $given;
}

function kulla_embed( array $found ): string {
	$given = kulla_read_url( html_entity_decode( $found[0] ) );
	// In a post the shortcode replaces the element until lines have been turned into paragraphs, which would break its markup.
	if ( ! doing_filter( 'the_content' ) ) return kulla_markup( kulla_read_names( $given ) );
	$written = '';
	foreach ( $given as $name => $value ) $written .= sprintf( ' %s="%s"', $name, preg_replace( '/[^\w.,=&:+-]/', '', $value ) );
	return "[kulla$written]";
}

/** The element that an address of the project's pages shows: embed.html's, an apartment's page, or the place after the `#`. */
function kulla_read_url( string $url ): array {
	$given = [];
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	foreach ( [ 'widget', ...KULLA_ATTRIBUTES ] as $name )
		if ( is_string( $query[ $name ] ?? null ) ) $given[ $name ] = $query[ $name ];
	$path = (string) wp_parse_url( $url, PHP_URL_PATH );
	if ( preg_match( '#/apartments/([\w-]+)/?$#', $path, $part ) ) $given += [ 'widget' => 'apartment-preview', 'apartment' => $part[1] ];
	if ( preg_match( '#(?:^|&)kulla=([\w-]+)(?:/(-?\w+))?#', (string) wp_parse_url( $url, PHP_URL_FRAGMENT ), $part ) )
		$given += array_filter( [ 'tower' => $part[1], 'floor' => $part[2] ?? '' ], 'strlen' );
	return $given;
}
