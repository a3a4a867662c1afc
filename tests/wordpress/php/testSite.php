<?php
/** Additions for the test sites: the owner's host is this machine, e-mails are written to a file, the theme loads embed.js, and one address of the editor opens the classic one. */

add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => [ ...$ports, wp_parse_url( $url, PHP_URL_PORT ) ], 10, 3 );
// A busy machine may answer late: what is tested is the answer.
add_filter( 'http_request_args', fn( array $arguments ) => [ ...$arguments, 'timeout' => 60 ] );
// WordPress contacts no host outside of this machine, which has two names.
add_filter( 'pre_http_request', fn( $answer, $arguments, $url ) => str_starts_with( str_replace( '//localhost:', '//127.0.0.1:', $url ), getenv( 'KULLA_OWNER' ) ) ? $answer : new WP_Error( 'offline', 'Tests have no network.' ), 10, 3 );

add_filter( 'pre_wp_mail', function ( $sent, array $mail ): bool {
	file_put_contents( getenv( 'KULLA_MAILS' ), wp_json_encode( $mail ) . "\n", FILE_APPEND );
	return true;
}, 10, 2 );

add_action( 'wp_head', function () {
	if ( isset( $_GET['with-script'] ) ) printf( '<script src="%swidgets/embed.js" data-locale="en" async></script>', esc_url( getenv( 'KULLA_OWNER' ) ) );
} );

add_filter( 'use_block_editor_for_post', fn( $uses ) => $uses && ! isset( $_GET['classic'] ) );
